declare module 'virtual:flow-facts' {
  const facts: import('./facts.types').Facts;
  export default facts;
}

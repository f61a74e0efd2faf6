declare module 'virtual:piece-facts' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement with a relative name is `any` here
  const facts: readonly import('./piece-facts.types').PieceFacts[];
  export default facts;
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  export const patterns: readonly import('./piece-facts.types').PatternFacts[];
  export const undocumented: readonly string[];
}

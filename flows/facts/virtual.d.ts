declare module 'virtual:flow-facts' {
  import type { Facts } from './facts.types';

  const facts: Facts;
  export default facts;
}

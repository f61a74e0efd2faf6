declare module 'virtual:flow-facts' {
  import type { Facts, RuleRecord } from './facts.types';

  const facts: Facts;
  export default facts;
  export const rules: readonly RuleRecord[];
}

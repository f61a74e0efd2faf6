declare module 'virtual:piece-facts' {
  import type { PieceFacts } from './piece-facts.types';

  const facts: readonly PieceFacts[];
  export default facts;
}

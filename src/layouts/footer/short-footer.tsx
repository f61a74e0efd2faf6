import { LegalLine } from './legal-line';

/** Under forms and receipts: only what the law wants to be read. */
export const ShortFooterView = () => (
  <footer className="bg-deep">
    <LegalLine />
  </footer>
);

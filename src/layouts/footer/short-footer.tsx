import { LegalLine } from './legal-line';

export const ShortFooterView = () => (
  <footer className="bg-deep">
    <LegalLine />
  </footer>
);

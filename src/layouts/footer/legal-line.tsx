import { brand } from '../../copy/brand';
import { layoutCopy } from '../../copy/layout';
import { LegalTexts } from './legal-texts';

const { footer: copy } = layoutCopy;

/** What the law wants to be read on every page. Its numbers are written as they were given. */
export function LegalLine() {
  return (
    <div className="wrap">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-t border-deep-line py-6 text-12 text-deep-muted [text-autospace:no-autospace]">
        <LegalTexts />
        <li>{copy.copyright(brand.since, brand.until, `${brand.name} ${brand.latinName}`)}</li>
        <li>{brand.icpFiling}</li>
        <li>{brand.policeFiling}</li>
        <li>{brand.chemicalsLicence}</li>
      </ul>
    </div>
  );
}

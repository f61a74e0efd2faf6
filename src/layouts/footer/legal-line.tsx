import { appIntents } from '../../../machines/shell/app';
import { useAppActor } from '../../actors/app-actor';
import { brand } from '../../copy/site/brand';
import { layoutCopy } from '../../copy/site/layout';
import { legalTexts } from '../../copy/content/legal-texts';
import { warmReading } from '../reading-slot';

const TEXTS = ['agreement', 'privacy'] as const;

function LegalTexts() {
  const app = useAppActor();
  return TEXTS.map((text) => (
    <li key={text}>
      <button
        type="button"
        className="rounded-control text-deep-text underline-offset-4 outline-on-deep hover:text-on-deep hover:underline"
        onPointerEnter={warmReading}
        onClick={() => appIntents(app).showText({ text, isWithMail: true })}
      >
        {legalTexts.title[text]}
      </button>
    </li>
  ));
}

const { footer: copy } = layoutCopy;

const FILINGS = [brand.icpFiling, brand.policeFiling, brand.chemicalsLicence].filter(Boolean);

/** Information the law requires on every page. Licence numbers are shown exactly as issued. */
export function LegalLine() {
  return (
    <div className="wrap">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-t border-deep-line py-6 text-12 text-deep-muted [text-autospace:no-autospace]">
        <LegalTexts />
        <li>{copy.copyright(brand.since, brand.until, `${brand.name} ${brand.latinName}`)}</li>
        {FILINGS.map((filing) => (
          <li key={filing}>{filing}</li>
        ))}
      </ul>
    </div>
  );
}

import { appIntents } from '../../../machines/shell/app';
import { useAppActor } from '../../actors/app-actor';
import { legalTexts } from '../../copy/legal-texts';
import { warmReading } from '../reading-slot';

const TEXTS = ['agreement', 'privacy'] as const;

/** The texts of the house, to be read at any time; here they also say where to write to. */
export function LegalTexts() {
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

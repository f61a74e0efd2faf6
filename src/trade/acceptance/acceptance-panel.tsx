import type { Finding } from '../../../domain/order/finding';
import type { VerdictLevel } from '../../../domain/goods/verdict';
import { acceptanceCopy as copy } from '../../copy/trade';
import { findingCopy, findingSentence } from '../../copy/findings';
import { Icon } from '../../ui/mark/icon';
import { VerdictPill, type VerdictLetter } from '../../ui/mark/verdict-pill';

export const LETTERS: Readonly<Record<VerdictLevel, VerdictLetter>> = {
  PASS: 'Y',
  PASS_CHECK_DGL: 'Y',
  NEED_APPROVAL: 'R',
  MANUAL: 'M',
  BLOCK: 'N',
};

/** Trouble first; what is known to be fine stands below what nobody knows yet only on paper. */
const ORDER = 'NRYM';

/** A letter that shouts where something is to be done, and only stands there where nothing is. */
const TONES: Readonly<Record<string, string>> = {
  N: 'bg-bad text-surface',
  R: 'bg-warn text-surface',
  Y: 'bg-good-tint text-good',
  M: 'bg-grey-tint text-grey',
};

const WORDS: Readonly<Record<string, string>> = { N: 'text-bad', R: 'text-warn' };

const letterOf = ({ level }: Finding): VerdictLetter => LETTERS[level];

const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => ORDER.indexOf(letterOf(one)) - ORDER.indexOf(letterOf(other)));

function Verdict({ findings }: { findings: readonly Finding[] }) {
  const count = (letter: VerdictLetter) => findings.filter((finding) => letterOf(finding) === letter).length;
  if (count('N') > 0) return <VerdictPill letter="N">{copy.blocked(count('N'))}</VerdictPill>;
  if (count('R') > 0) return <VerdictPill letter="R">{copy.review(count('R'))}</VerdictPill>;
  if (count('M') > 0) return <VerdictPill letter="M">{copy.manual}</VerdictPill>;
  return <VerdictPill letter="Y">{copy.fine}</VerdictPill>;
}

type PanelProps = { findings: readonly Finding[] };

/** On a phone the panel stands below the form; its verdict stands above it and leads there. */
export const AcceptanceLink = ({ findings }: PanelProps) => (
  <a
    href="#acceptance"
    className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-ink lg:hidden"
  >
    <b className="flex-1 font-semibold">{copy.title}</b>
    <Verdict findings={findings} />
    <Icon name="chevronRight" className="text-sea" />
  </a>
);

/** Can it go? One line for every finding; a press on it says by what it was judged. */
export function AcceptancePanel({ findings }: PanelProps) {
  return (
    <section id="acceptance" className="scroll-mt-40 rounded-card border border-line bg-surface" aria-live="polite">
      <details open className="group">
        <summary className="flex cursor-pointer items-center justify-between gap-3 rounded-card px-4 py-3">
          <h2 className="text-16">{copy.title}</h2>
          <Verdict findings={findings} />
        </summary>
        <ul className="border-t border-line px-4">
          {findings.length === 0 && <li className="py-3 text-muted">{copy.nothing}</li>}
          {inOrder(findings).map((finding) => {
            const letter = letterOf(finding);
            return (
              <li key={finding.code + findingSentence(finding)} className="border-b border-line py-2 last:border-b-0">
                <details>
                  <summary className="flex cursor-pointer items-start gap-3">
                    <b
                      className={`grid size-5 flex-none place-items-center rounded-control text-12 font-semibold ${TONES[letter] ?? ''}`}
                    >
                      {letter}
                    </b>
                    <span className="min-w-0">
                      <span className="block leading-5 text-ink">{findingCopy.about[finding.about]}</span>
                      <span className={`block text-12 ${WORDS[letter] ?? 'text-muted'}`}>
                        {findingSentence(finding)}
                      </span>
                    </span>
                  </summary>
                  <p className="mt-1 pl-8 text-12 text-muted">{findingCopy.source(finding)}</p>
                </details>
              </li>
            );
          })}
        </ul>
        <p className="border-t border-line px-4 py-2 text-12 text-muted">{copy.decides}</p>
      </details>
    </section>
  );
}

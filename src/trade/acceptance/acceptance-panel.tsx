import { buildChecks, isBlankFinding } from '../../../domain/order/findings/checks';
import type { Finding } from '../../../domain/rules/finding';
import type { FieldPath } from '../../../domain/rules/fault';
import type { OwnFindingWords } from '../../copy/trade/findings';
import { acceptanceCopy as copy } from '../../copy/trade';
import { Icon } from '../../ui/mark/icon';
import { VerdictPill, type VerdictLetter } from '../../ui/mark/verdict-pill';
import { TextLink } from '../../ui/press/text-link';
import { CheckLine } from './check-line';
import { inOrder, LETTERS } from './letters';

/** Title and positive verdict, where the question is not acceptance. */
export type VerdictNames = { title: string; fine: string };

type PanelProps = {
  findings: readonly Finding[];
  isLocked: boolean;
  onSeek: (path: FieldPath) => void;
  instead: readonly { label: string; address: string }[];
  own?: OwnFindingWords | undefined;
  named?: VerdictNames | undefined;
  /** Deciding authority; the ocean one by default. */
  decides?: string | undefined;
};

function Verdict({ findings, named = copy }: Pick<PanelProps, 'findings' | 'named'>) {
  const checks = buildChecks(findings);
  const count = (letter: VerdictLetter) => checks.filter(({ level }) => LETTERS[level] === letter).length;
  if (count('N') > 0) return <VerdictPill letter="N">{copy.blocked(count('N'))}</VerdictPill>;
  if (findings.some(isBlankFinding)) return <VerdictPill letter="M">{copy.unfilled}</VerdictPill>;
  if (count('R') > 0) return <VerdictPill letter="R">{copy.review(count('R'))}</VerdictPill>;
  if (count('M') > 0) return <VerdictPill letter="M">{copy.manual}</VerdictPill>;
  // Tables not verified against the law in force may refuse, but never approve.
  if (checks.some(({ unchecked }) => unchecked !== null))
    return <VerdictPill letter="M">{copy.fineButUnread}</VerdictPill>;
  return <VerdictPill letter="Y">{named.fine}</VerdictPill>;
}

export const AcceptanceLink = ({ findings, named = copy }: Pick<PanelProps, 'findings' | 'named'>) => (
  <a
    href="#acceptance"
    className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-ink lg:hidden"
  >
    <b className="flex-1 font-semibold">{named.title}</b>
    <Verdict findings={findings} named={named} />
    <Icon name="chevronRight" className="text-sea" />
  </a>
);

export function AcceptancePanel({ findings, isLocked, onSeek, instead, own, ...words }: PanelProps) {
  const { named = copy, decides = copy.decides } = words;
  return (
    <section id="acceptance" className="scroll-mt-40 rounded-card border border-line bg-surface">
      <details open className="group">
        <summary className="flex cursor-pointer items-center justify-between gap-3 rounded-card px-4 py-3">
          <h2 className="text-16">{named.title}</h2>
          <span aria-live="polite">
            <Verdict findings={findings} named={named} />
          </span>
        </summary>
        <ul className="border-t border-line px-4">
          {inOrder(buildChecks(findings)).map((check) => (
            <CheckLine key={check.id} check={check} isLocked={isLocked} onSeek={onSeek} own={own} />
          ))}
        </ul>
        {instead.length > 0 && (
          <ul className="grid gap-2 border-t border-line px-4 py-3">
            {instead.map(({ label, address }) => (
              <li key={address}>
                <TextLink href={address}>{label}</TextLink>
              </li>
            ))}
          </ul>
        )}
        <p className="border-t border-line px-4 py-2 text-12 text-muted">{decides}</p>
      </details>
    </section>
  );
}

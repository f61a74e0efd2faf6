import type { VerdictLevel } from '../../../domain/goods/verdict';
import { flexiCopy } from '../../copy/modes/flexi';
import { flexiSearchCopy as copy } from '../../copy/modes/flexi/search';
import { fillSentence } from '../../../domain/values/fill';
import type { FlexiFinding } from '../../../domain/modes/flexi/finding';
import { VerdictPill } from '../../ui/mark/verdict-pill';

export const LevelPill = ({ level }: { level: VerdictLevel }) => (
  <VerdictPill letter={copy.letters[level]}>{copy.words[level]}</VerdictPill>
);

type SaidFinding = Pick<FlexiFinding, 'level' | 'code' | 'given'>;

export const flexiSentence = ({ code, given }: Omit<SaidFinding, 'level'>): string =>
  fillSentence(flexiCopy.finding[code], given);

export const Said = ({ finding }: { finding: SaidFinding }) => (
  <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted">
    <LevelPill level={finding.level} />
    <span>{flexiSentence(finding)}</span>
  </p>
);

import type { VerdictLevel } from '../../../domain/goods/verdict';
import { deskCopy as copy } from '../../copy/desk/desk';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { LETTERS } from '../acceptance/letters';

export const LevelPill = ({ level }: { level: VerdictLevel }) => (
  <VerdictPill letter={LETTERS[level]}>{copy.level[level]}</VerdictPill>
);

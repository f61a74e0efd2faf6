import type { SentEvent } from '../live/door';
import type { Notes } from '../notes/notes';
import type { Places } from './placing';

export type Word = readonly unknown[];

/** Walk of the model tests: its input, and its deeds as indexes into `words`. */
export type WalkRecord = { covers: 'transitions' | 'pairs'; input: string; deeds: readonly number[] };

export type DoorRecord = { input: string; deeds: readonly Word[] };

export type StoryRecord = { id: string; title: string; name: string; view: unknown };

export type ChartTexts = { fields: readonly string[]; says: readonly string[] };

export type WalkFigures = { walked: number; transitions: number };

export type MachineFacts = {
  places: Places;
  /** Visits of each transition in the last test run, or else in the walks of this atlas; null without a plan. */
  hits: Record<string, number> | null;
  figures: WalkFigures | null;
  words: readonly Word[];
  walks: readonly WalkRecord[];
  sent: readonly SentEvent[];
  /** Keyed by child actor id. */
  doors: Record<string, DoorRecord>;
  stories: readonly StoryRecord[];
  texts: ChartTexts;
  remarks: Notes['remarks'];
};

export type RuleRecord = { mode: string; code: string; says: string; tests: readonly string[] };

export type Facts = Record<string, MachineFacts>;

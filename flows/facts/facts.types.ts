import type { SentEvent } from '../live/door';
import type { Places } from './placing';

/** One deed in the short writing of a link. */
export type Word = readonly unknown[];

/** A walk of the model tests: the input it starts with and its deeds, by their place among the words. */
export type WalkRecord = { covers: 'transitions' | 'pairs'; input: string; deeds: readonly number[] };

/** What brings a chart to where it runs another one. */
export type DoorRecord = { input: string; deeds: readonly Word[] };

export type StoryRecord = { id: string; title: string; name: string; view: unknown };

export type WalkFigures = { walked: number; transitions: number };

export type MachineFacts = {
  /** Where everything lies, in every language of the letters. */
  places: Places;
  /** How often the last test run has walked each transition, or else the walks of this atlas; null without a plan. */
  hits: Record<string, number> | null;
  figures: WalkFigures | null;
  words: readonly Word[];
  walks: readonly WalkRecord[];
  /** Every message the chart sends: to a child by its id, or to whoever has started it. */
  sent: readonly SentEvent[];
  /** By the id of each chart it runs. */
  doors: Record<string, DoorRecord>;
  stories: readonly StoryRecord[];
};

/** A rule of a mode: what is said where it is broken or found, and the tests that name it. */
export type RuleRecord = { mode: string; code: string; says: string; tests: readonly string[] };

export type Facts = Record<string, MachineFacts>;

import type { ComponentType, ReactNode } from 'react';

import type { AnyTool, DeskTool, ToolAnswer, ToolEntries } from '../../../domain/desk/tool';
import type { ToolWords } from '../../copy/desk/tool-words';

type WordValues = Readonly<Record<string, string | number>>;

export type PictureProps<TDetail> = {
  detail: TDetail;
  typed: ToolEntries;
  onChange: (key: string, value: string) => void;
};

type Kit<TName extends string, TCode extends string, TFact extends string, TDetail> = {
  tool: DeskTool<TName, TCode, TFact, TDetail>;
  words: ToolWords<TName, TCode, TFact>;
  /** Facts that are codes, in words. */
  factWords?: Readonly<Partial<Record<TFact, (text: string) => string>>>;
  /** What stands in a sentence as a code, in words. */
  givenWords?: (given: WordValues) => WordValues;
  Picture?: ComponentType<PictureProps<TDetail>>;
  /** Where the facts are what is asked for: they stand first, with what belongs beside them. */
  Plate?: ComponentType<{ detail: TDetail; children: ReactNode }>;
};

/** A tool with its words and its picture, ready to be drawn by whoever knows nothing of it. */
export type ToolKit = {
  tool: AnyTool;
  words: ToolWords;
  factWords: Readonly<Record<string, (text: string) => string>>;
  givenWords: (given: WordValues) => WordValues;
  picture: (answer: ToolAnswer, props: Omit<PictureProps<unknown>, 'detail'>) => ReactNode;
  /** Null where the facts stand last. */
  plate: ((answer: ToolAnswer, facts: ReactNode) => ReactNode) | null;
};

export const kitOf = <TName extends string, TCode extends string, TFact extends string, TDetail>({
  tool,
  words,
  factWords,
  givenWords = (given) => given,
  Picture,
  Plate,
}: Kit<TName, TCode, TFact, TDetail>): ToolKit => ({
  tool,
  words,
  factWords: (factWords ?? {}) as ToolKit['factWords'],
  givenWords,
  // An answer is only ever drawn beside the tool that gave it, so its detail is of that tool.
  picture: ({ detail }, props) => (Picture ? <Picture detail={detail as TDetail} {...props} /> : null),
  plate: Plate ? ({ detail }, facts) => <Plate detail={detail as TDetail}>{facts}</Plate> : null,
});

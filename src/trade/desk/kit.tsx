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
  factWords?: Readonly<Partial<Record<TFact, (text: string) => string>>>;
  givenWords?: (given: WordValues) => WordValues;
  Picture?: ComponentType<PictureProps<TDetail>>;
  /** Used where the facts are the main answer; they come first. */
  Plate?: ComponentType<{ detail: TDetail; children: ReactNode }>;
};

/** A desk tool with words and picture, in a form generic components can render. */
export type ToolKit = {
  tool: AnyTool;
  words: ToolWords;
  factWords: Readonly<Record<string, (text: string) => string>>;
  givenWords: (given: WordValues) => WordValues;
  picture: (answer: ToolAnswer, props: Omit<PictureProps<unknown>, 'detail'>) => ReactNode;
  /** Null where the facts come last. */
  plate: ((answer: ToolAnswer, facts: ReactNode) => ReactNode) | null;
};

export const createKit = <TName extends string, TCode extends string, TFact extends string, TDetail>({
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
  // An answer is only rendered with its own tool, so the cast is safe.
  picture: ({ detail }, props) => (Picture ? <Picture detail={detail as TDetail} {...props} /> : null),
  plate: Plate ? ({ detail }, facts) => <Plate detail={detail as TDetail}>{facts}</Plate> : null,
});

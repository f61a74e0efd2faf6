import type { ToolMessage } from '../../../domain/desk/tool';
import { fill } from '../../../domain/values/fill';
import type { ToolKit } from './kit';

export const sentenceOf = ({ words, givenWords }: ToolKit, { code, of = {} }: ToolMessage): string =>
  fill(words.says[code] ?? '', givenWords(of));

/** A fact is said in words of the tool, or is a figure or a code that stands for itself. */
export const factWords = (kit: ToolKit, name: string, says: ToolMessage | string): string =>
  typeof says === 'string' ? (kit.factWords[name]?.(says) ?? says) : sentenceOf(kit, says);

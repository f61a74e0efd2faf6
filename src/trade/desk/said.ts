import type { ToolMessage } from '../../../domain/desk/tool';
import { fillSentence } from '../../../domain/values/fill';
import type { ToolKit } from './kit';

export const toolSentence = ({ words, givenWords }: ToolKit, { code, of = {} }: ToolMessage): string =>
  fillSentence(words.says[code] ?? '', givenWords(of));

export const factWords = (kit: ToolKit, name: string, says: ToolMessage | string): string =>
  typeof says === 'string' ? (kit.factWords[name]?.(says) ?? says) : toolSentence(kit, says);

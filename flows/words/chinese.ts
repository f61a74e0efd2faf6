import * as names from '../../src/copy/flow-names';
import * as words from '../../src/copy/flow-words';
import { LANGUAGES, letteringIn, type Language } from './lettering';
import type { Lettering } from '../layout/lettering';
import { translator } from './translate';

export const chinese = translator({ ...names, ...words });

/** The letters of this house's charts, by language. */
export const letterings = Object.fromEntries(
  LANGUAGES.map((language) => [language, letteringIn(language, chinese)]),
) as Record<Language, Lettering>;

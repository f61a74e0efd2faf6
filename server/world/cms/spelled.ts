import { SYLLABLES } from './syllables';

/** Alternative reading of characters with two common ones. */
const ALSO: Readonly<Record<string, string>> = {
  重: 'chong',
  长: 'zhang',
  行: 'hang',
  还: 'huan',
  调: 'diao',
  省: 'xing',
  降: 'xiang',
  柏: 'bo',
  薄: 'bo',
  血: 'xie',
  粘: 'zhan',
};

const READ = new Map<string, string>(
  [...SYLLABLES.matchAll(/([a-z]+) (\S+)/gu)].flatMap(([, syllable = '', signs = '']) =>
    Array.from(signs, (sign): [string, string] => [sign, syllable]),
  ),
);

const PLAIN = /[a-z\d]/;

/** Reading per character; silent ones are left out. */
function spellText(text: string, also: Readonly<Record<string, string>>): string[] {
  return Array.from(text.normalize('NFKC').toLowerCase()).flatMap((sign) => {
    const said = also[sign] ?? READ.get(sign) ?? (PLAIN.test(sign) ? sign : '');
    return said === '' ? [] : [said];
  });
}

export function spellSyllables(text: string): string[] {
  const ways = [spellText(text, {}), spellText(text, ALSO)];
  return [...new Set(ways.flatMap((way) => [way.join(''), way.map(([first = '']) => first).join('')]))].filter(Boolean);
}

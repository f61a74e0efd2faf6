import { parseQuery } from '../values/query';
import type { PartKind, QueryOf, QuestionPart, Parts, ValuesOf, SearchOf } from './part';

/** A check across parts; its message is displayed at part `at`. */
type Rule<TParts extends Parts> = {
  at: keyof TParts & string;
  called?: string;
  says: string;
  isAmiss(this: void, said: ValuesOf<TParts>, asked: QueryOf<TParts>): boolean;
};

type Beyond<TParts extends Parts> = {
  /** When it returns false, the part is not drawn, judged or sent. Addresses keep its typed value. */
  only?: { [TName in keyof TParts]?: (said: ValuesOf<TParts>, asked: QueryOf<TParts>) => boolean };
  rules?: readonly Rule<TParts>[];
  /** Last change before sending to the gateway. */
  sends?: (said: ValuesOf<TParts>) => ValuesOf<TParts>;
};

type Amiss = { at: string; called: string; says: string };

/** A part as a bar draws it: kind, label, options, bounds and trial come from its declaration. */
export type BarPart = {
  name: string;
  part: QuestionPart;
  value: string;
  hint: string;
  says: string | null;
};

type Question<TParts extends Parts> = {
  parts: TParts;
  unsaid: SearchOf<TParts>;
  asked(this: void, search: string): QueryOf<TParts>;
  said(this: void, asked: QueryOf<TParts>): ValuesOf<TParts>;
  /** Missing or invalid parts: first by rules, then part by part. */
  faults(this: void, asked: QueryOf<TParts>): Amiss[];
  missing(this: void, asked: QueryOf<TParts>): string[];
  searchOf(this: void, asked: QueryOf<TParts>): SearchOf<TParts> | null;
  /** Turns a gateway query back into address form. */
  askedFor(this: void, search: SearchOf<TParts>): QueryOf<TParts>;
  /** Address parameters; null leaves one out. */
  words(this: void, asked: QueryOf<TParts>): Readonly<Record<string, string | null>>;
  address(this: void, path: string, asked: QueryOf<TParts>): string;
  /** Parameters kept when the shared bar changes: values about the goods do not carry over to other goods. */
  wordsKept(this: void, before: string, after: string): readonly string[];
  tried(this: void, asked: QueryOf<TParts>): string[];
  /** Parts drawn in the bar of the mode, in declaration order. */
  bar(this: void, asked: QueryOf<TParts>): BarPart[];
  line(this: void, asked: QueryOf<TParts>): string[];
  /** Turns bar field values into address form. */
  entered(this: void, fields: Readonly<Record<string, string>>, before: QueryOf<TParts>): Partial<QueryOf<TParts>>;
};

function goodsIdentity(asked: object): string {
  const { isDanger, unNo, group, goods } = asked as Readonly<Record<string, string | null>>;
  return (isDanger === 'Y' ? [unNo, group] : [goods]).join(' ');
}

/** Values without a field of their own. */
const NEVER_DRAWN: ReadonlySet<PartKind> = new Set(['untold', 'carried']);

export function declareQuestion<const TParts extends Parts>(
  parts: TParts,
  beyond: Beyond<TParts> = {},
): Question<TParts> {
  type Name = keyof TParts & string;
  type Query = QueryOf<TParts>;
  type Values = ValuesOf<TParts>;
  const { rules = [], sends } = beyond;
  const only: NonNullable<Beyond<TParts>['only']> = beyond.only ?? {};
  const all = Object.entries(parts) as [Name, QuestionPart][];
  const told = all.find(([, { kind }]) => kind === 'untold')?.[0];
  /** True if the displayed value is not user input. */
  const isUntold = (name: Name, asked: Query): boolean =>
    told !== undefined && (asked[told] as string[]).includes(name);

  const each = <TValue>(valueOf: (name: Name, part: QuestionPart) => TValue) =>
    Object.fromEntries(all.map(([name, part]) => [name, valueOf(name, part)]));
  const onWire = (valueOf: (name: Name, part: QuestionPart) => unknown) =>
    Object.fromEntries(
      all.flatMap(([name, part]) => {
        const wire = part.wire === undefined ? name : part.wire;
        return wire === null ? [] : [[wire, valueOf(name, part)]];
      }),
    ) as SearchOf<TParts>;

  const said = (asked: Query) => each((name, part) => part.read(asked[name]) ?? null) as Values;
  const isAsked = (name: Name, asked: Query, of: Values): boolean => only[name]?.(of, asked) ?? true;

  function faults(asked: Query): Amiss[] {
    const of = said(asked);
    const own = all.flatMap(([at, { read, says }]) =>
      isAsked(at, asked, of) && read(asked[at]) === undefined ? [{ at, called: at, says }] : [],
    );
    // One fault per part is enough, except rules with their own name.
    const isSaid = ({ at, called }: Rule<TParts>) => called === undefined && own.some((one) => one.at === at);
    const broken = rules.filter((rule) => isAsked(rule.at, asked, of) && !isSaid(rule) && rule.isAmiss(of, asked));
    return [...broken.map(({ at, called = at, says }) => ({ at, called, says })), ...own];
  }
  const missing = (asked: Query): string[] => [...new Set(faults(asked).map(({ called }) => called))];

  function searchOf(asked: Query): SearchOf<TParts> | null {
    if (missing(asked).length > 0) return null;
    const of = said(asked);
    const sent = sends?.(of) ?? of;
    return onWire((name, { unsaid }) => (isAsked(name, asked, of) ? sent[name] : unsaid));
  }

  function asked(search: string): Query {
    const query = parseQuery(search);
    return each((_, part) => part.typed(query)) as Query;
  }

  const written = (of: Query) =>
    all.flatMap(([name, part]) => {
      const [word] = part.words;
      const text = isUntold(name, of) ? null : part.written(of[name]);
      return word === undefined ? [] : [{ word, text, isPlain: part.kind === 'rows' }];
    });
  function address(path: string, of: Query): string {
    const query = written(of).flatMap(({ word, text, isPlain }) =>
      text === null ? [] : [`${word}=${isPlain ? text : encodeURIComponent(text)}`],
    );
    return `${path}?${query.join('&')}`;
  }

  const drawn = (of: Query) => {
    const read = said(of);
    return all.filter(([name, { inBar, kind }]) => !inBar && !NEVER_DRAWN.has(kind) && isAsked(name, of, read));
  };

  return {
    parts,
    unsaid: onWire((_, { unsaid }) => unsaid),
    asked,
    said,
    faults,
    missing,
    searchOf,
    words: (of) => Object.fromEntries(written(of).map(({ word, text }) => [word, text])),
    address,
    askedFor: (search) =>
      each((name, { wire, usual, shown }) =>
        wire === null ? usual : shown(Reflect.get(search, wire ?? name)),
      ) as Query,
    wordsKept(before, after) {
      const isSame = goodsIdentity(asked(before)) === goodsIdentity(asked(after));
      return all.flatMap(([, { inBar, ofGoods, words }]) => (inBar || (ofGoods && !isSame) ? [] : words));
    },
    tried: (of) =>
      drawn(of).flatMap(([name, { trial, line }]) => {
        if (isUntold(name, of)) return [line(of[name])];
        return trial !== null && of[name] === '' ? [trial] : [];
      }),
    bar(of) {
      const amiss = faults(of);
      return drawn(of).map(([name, part]) => ({
        name,
        part,
        value: isUntold(name, of) ? '' : part.field(of[name]),
        hint: isUntold(name, of) ? part.field(of[name]) : part.hint,
        says: amiss.find(({ at }) => at === name)?.says ?? null,
      }));
    },
    line: (of) =>
      drawn(of)
        .map(([name, { line }]) => line(of[name]))
        .filter(Boolean),
    entered(fields, before) {
      const isStillUntold = (name: Name) => isUntold(name, before) && fields[name] === '';
      const typed = drawn(before).flatMap(([name, part]) => {
        const text = fields[name];
        return text === undefined || isStillUntold(name) ? [] : [[name, part.entered(text)]];
      });
      const still = told === undefined ? [] : [[told, (before[told] as Name[]).filter(isStillUntold)]];
      return Object.fromEntries([...typed, ...still]) as Partial<Query>;
    },
  };
}

import {
  cutoffsForSailing,
  isDeadline,
  windowOpening,
  timeToCutoff,
  type CutoffCode,
  type CutoffSlack,
} from '../../offer/cutoffs';
import { dayAt } from '../../values/days';
import { toIso, parseMoment } from '../../values/moments';
import { daysOffAt } from '../../values/days-off';
import { isToldDay, lastWorkingMoment } from '../../values/working-days';
import { TOOL_SOURCES } from '../sources';
import type { ToolInput, DeskTool, ToolAnswer } from '../tool';

export type CutName = 'etd' | 'd' | 'way';
export type CutCode = 'next' | 'missed' | 'gone' | 'untoldDays';
export type CutFact = 'leaves';

/** `at`: deadline; `doneBy`: working time by which it must be done. */
export type DueItem = {
  code: CutoffCode;
  at: string;
  doneBy: string;
  isMoved: boolean;
  opens: string | null;
  slack: CutoffSlack;
  isDeadline: boolean;
};
export type CutDetail = { etd: string; items: readonly DueItem[] };

/** Done by people, on working days only. */
const BY_HAND: readonly CutoffCode[] = ['DG_APPLY', 'DG_DOC', 'SI', 'MARITIME_DECL', 'CUSTOMS'];

function dueItems(
  etd: string,
  isDanger: boolean,
  isDirect: boolean,
  { now, calendar }: Pick<ToolInput, 'now' | 'calendar'>,
): DueItem[] {
  const daysOff = daysOffAt(calendar, now);
  return cutoffsForSailing(etd, isDanger, isDirect ? 'DIRECT' : 'YARD').map((cutoff) => {
    const due = parseMoment(cutoff.at) ?? 0;
    const doneBy = BY_HAND.includes(cutoff.code) ? lastWorkingMoment(due, daysOff) : due;
    return {
      ...cutoff,
      doneBy: toIso(doneBy),
      isMoved: doneBy !== due,
      opens: windowOpening(cutoff),
      slack: timeToCutoff(toIso(doneBy), now),
      isDeadline: isDeadline(cutoff.code),
    };
  });
}

function answer({ values, now, calendar }: ToolInput): ToolAnswer<CutCode, CutFact, CutDetail> {
  const etd = values.text('etd');
  const isDanger = values.text('d') === 'Y';
  const items = dueItems(etd, isDanger, values.text('way') === 'DIRECT', { now, calendar });
  const detail = { etd, items };
  const facts = [{ name: 'leaves' as const, says: etd }];
  if ((parseMoment(etd) ?? 0) <= now) return { level: 'BLOCK', says: { code: 'gone' }, why: [], facts, detail };
  const due = items.filter((item) => item.isDeadline).toSorted((one, other) => one.slack.ms - other.slack.ms);
  const missed = due.filter(({ slack }) => slack.level === 'missed');
  const next = due.find(({ slack }) => slack.level !== 'missed');
  const daysOff = daysOffAt(calendar, now);
  const isUntold = items.some(({ doneBy, at }) =>
    [doneBy, at].some((moment) => !isToldDay(dayAt(parseMoment(moment) ?? 0), daysOff)),
  );
  const untold = isUntold ? [{ code: 'untoldDays' as const }] : [];
  if (missed.length > 0)
    return { level: 'BLOCK', says: { code: 'missed', of: { count: missed.length } }, why: untold, facts, detail };
  return {
    level: isUntold ? 'MANUAL' : next?.slack.level === 'soon' ? 'NEED_APPROVAL' : null,
    says: { code: 'next', of: { item: next?.code ?? '', at: next?.doneBy ?? '' } },
    why: untold,
    facts,
    detail,
  };
}

/** Deadlines of a sailing, moved to working days where people do the work. */
export const CUT_TOOL: DeskTool<CutName, CutCode, CutFact, CutDetail> = {
  head: 'tool=cut',
  fields: [
    { name: 'etd', kind: 'moment', isNeeded: true },
    { name: 'd', kind: 'choice', choices: ['Y', 'N'], isNeeded: true },
    {
      name: 'way',
      kind: 'choice',
      choices: ['YARD', 'DIRECT'],
      isNeeded: true,
      isAsked: (typed) => typed['d'] === 'Y',
    },
  ],
  rows: null,
  isTimed: true,
  source: TOOL_SOURCES.cut,
  answer,
  due: ({ detail: { items } }) =>
    items
      .filter(({ isDeadline: isDue, slack }) => isDue && slack.level !== 'missed')
      .map(({ code, doneBy }) => ({ code, at: doneBy })),
};

import { askedAs, type HandedOver } from '../../../contract/gateway/handed-over';
import { FIRST_QUESTIONS, type FirstQuestion } from '../../../contract/gateway/first-questions';
import { readWords } from '../../../domain/offer/address-words';
import type { RouteName } from '../../../domain/routes';
import type { DearReads } from '../http/dear-reads';
import type { Asset } from './asset';
import { MINUTE_MS } from '../../../domain/values/spans';

/** An answer, and the moment from which on it may be another. */
type PageAnswer = { data: unknown; until: number };

/** Who answers a question of the page: by the path of its endpoint. */
type Answerer = {
  tell: (payload: object) => Promise<PageAnswer>;
  /** What the answer depends on besides the time, compared one by one. */
  stampsOf: (payload: object) => Promise<readonly unknown[]>;
};

export type Answerers = Readonly<Record<string, Answerer>>;

type CachedPage = { page: Promise<Asset>; from: number; until: number; stamps: readonly unknown[] };
/** Whose answer a page is written with: the page and the question, as the address has them. */
export type PageRequest = { built: Asset; name: RouteName; search: string; address: string };
type AnswerableQuestion = FirstQuestion & { answerer: Answerer };
type Write = (asked: PageRequest, answers: HandedOver) => Promise<Asset>;

type ResultsDeps = { answerers: Answerers; now: () => number; write: Write; turns: DearReads };

const MOST_PAGES = 64;

/** In its last hour an offer tells how many minutes are left. */
const minuteEnds = (at: number) => (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS;

const stampsOf = async (questions: readonly AnswerableQuestion[]): Promise<readonly unknown[]> =>
  (await Promise.all(questions.map(({ payload, answerer }) => answerer.stampsOf(payload)))).flat();

/**
 * Pages with the answer to what their address asks, for whoever follows a link to results. They are everybody's: no
 * session is read. The 64 that were asked for last are kept, each for as long as it says what is true: at most
 * to the end of the minute.
 */
export function keepResultsPages({ answerers, now, write, turns }: ResultsDeps) {
  const pages = new Map<string, CachedPage>();

  async function make(asked: PageRequest, questions: readonly AnswerableQuestion[]): Promise<CachedPage> {
    const [from, stamps] = [now(), await stampsOf(questions)];
    const told = await Promise.all(questions.map(({ payload, answerer }) => answerer.tell(payload)));
    const answers = questions.map(({ endpoint, payload }, at) => [askedAs(endpoint, payload), told[at]?.data]);
    const until = Math.min(minuteEnds(from), ...told.map((one) => one.until));
    return { from, until, stamps, page: write(asked, Object.fromEntries(answers) as HandedOver) };
  }

  async function find(name: string, questions: readonly AnswerableQuestion[]): Promise<CachedPage | undefined> {
    const kept = pages.get(name);
    if (!kept || now() < kept.from || now() >= kept.until) return undefined;
    const stamps = await stampsOf(questions);
    return kept.stamps.every((stamp, at) => stamp === stamps[at]) ? kept : undefined;
  }

  function keep(name: string, kept: CachedPage): void {
    pages.delete(name);
    pages.set(name, kept);
    const [oldest] = pages.keys();
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
  }

  return async (asked: PageRequest): Promise<Asset> => {
    // What somebody else's link says besides is nothing to the page.
    const { built, name: route } = asked;
    const search = readWords(asked.search);
    const asks = FIRST_QUESTIONS[route]?.(search, now()) ?? [];
    const [first] = asks;
    // Without its offers a page has nothing to be read for.
    if (!first || !answerers[first.endpoint.path]) return built;
    const questions = asks.flatMap((question) => {
      const answerer = answerers[question.endpoint.path];
      return answerer ? [{ ...question, answerer }] : [];
    });
    // The address says besides how the list is looked at, and is drawn whole.
    const name = `${built.etag} ${askedAs(first.endpoint, first.payload)} ${search}`;
    const kept = await find(name, questions);
    if (kept) {
      keep(name, kept);
      return kept.page;
    }
    // A turn lasts until the page is packed; later requests for the same page find it.
    return turns.run(asked.address, async () => {
      const made = (await find(name, questions)) ?? (await make({ ...asked, search }, questions));
      keep(name, made);
      return await made.page;
    });
  };
}

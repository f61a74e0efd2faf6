import { askedAs, type HandedOver } from '../../../contract/gateway/handed-over';
import { FIRST_QUESTIONS, type FirstQuestion } from '../../../contract/gateway/first-questions';
import { readWords } from '../../../domain/offer/address-words';
import type { RouteName } from '../../../domain/routes';
import type { DearReads } from '../http/dear-reads';
import type { Asset } from './asset';
import { MINUTE_MS } from '../../../domain/values/spans';

type PageAnswer = { data: unknown; until: number };

type Answerer = {
  tell: (payload: object) => Promise<PageAnswer>;
  stampsOf: (payload: object) => Promise<readonly unknown[]>;
};

export type Answerers = Readonly<Record<string, Answerer>>;

type CachedPage = { page: Promise<Asset>; from: number; until: number; stamps: readonly unknown[] };
export type PageRequest = { built: Asset; name: RouteName; search: string; address: string };
type AnswerableQuestion = FirstQuestion & { answerer: Answerer };
type Write = (asked: PageRequest, answers: HandedOver) => Promise<Asset>;

type ResultsDeps = { answerers: Answerers; now: () => number; write: Write; turns: DearReads };

const MOST_PAGES = 64;

/** An offer in its last hour shows the minutes left. */
const minuteEnds = (at: number) => (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS;

const questionStamps = async (questions: readonly AnswerableQuestion[]): Promise<readonly unknown[]> =>
  (await Promise.all(questions.map(({ payload, answerer }) => answerer.stampsOf(payload)))).flat();

/**
 * Result pages for visitors who follow a link. Public: no session is read. The 64 most recently used are kept, each
 * while its answer is true, at most to the end of the minute.
 */
export function keepResultsPages({ answerers, now, write, turns }: ResultsDeps) {
  const pages = new Map<string, CachedPage>();

  async function make(asked: PageRequest, questions: readonly AnswerableQuestion[]): Promise<CachedPage> {
    const [from, stamps] = [now(), await questionStamps(questions)];
    const told = await Promise.all(questions.map(({ payload, answerer }) => answerer.tell(payload)));
    const answers = questions.map(({ endpoint, payload }, at) => [askedAs(endpoint, payload), told[at]?.data]);
    const until = Math.min(minuteEnds(from), ...told.map((one) => one.until));
    return { from, until, stamps, page: write(asked, Object.fromEntries(answers) as HandedOver) };
  }

  async function find(name: string, questions: readonly AnswerableQuestion[]): Promise<CachedPage | undefined> {
    const kept = pages.get(name);
    if (!kept || now() < kept.from || now() >= kept.until) return undefined;
    const stamps = await questionStamps(questions);
    return kept.stamps.every((stamp, at) => stamp === stamps[at]) ? kept : undefined;
  }

  function keep(name: string, kept: CachedPage): void {
    pages.delete(name);
    pages.set(name, kept);
    const [oldest] = pages.keys();
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
  }

  return async (asked: PageRequest): Promise<Asset> => {
    // Unknown words of a foreign link are dropped.
    const { built, name: route } = asked;
    const search = readWords(asked.search);
    const asks = FIRST_QUESTIONS[route]?.(search, now()) ?? [];
    const [first] = asks;
    // A page without offers needs no preparation.
    if (!first || !answerers[first.endpoint.path]) return built;
    const questions = asks.flatMap((question) => {
      const answerer = answerers[question.endpoint.path];
      return answerer ? [{ ...question, answerer }] : [];
    });
    // The address also sets the view of the list, which is drawn whole.
    const name = `${built.etag} ${askedAs(first.endpoint, first.payload)} ${search}`;
    const kept = await find(name, questions);
    if (kept) {
      keep(name, kept);
      return kept.page;
    }
    // A turn lasts until the page is compressed; later requests for it find the result.
    return turns.run(asked.address, async () => {
      const made = (await find(name, questions)) ?? (await make({ ...asked, search }, questions));
      keep(name, made);
      return await made.page;
    });
  };
}

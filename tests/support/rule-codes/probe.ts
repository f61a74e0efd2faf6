import { buildAcceptance, type Acceptance } from '../../../domain/order/findings/acceptance';
import type { Finding } from '../../../domain/rules/finding';
import { sharedFinding } from './origins';
import { codesSaidBy } from './reach';

/** Checks answer as usual until probing begins: samples are made with them. */
export const PROBING = { isOn: false };

const GIVEN = { row: 1, rowOne: 1 };

type Check = (...asked: unknown[]) => Finding[];
type Settled = (found: readonly Finding[], looked: object) => Finding[];
type Judge = (form: unknown, facts: unknown) => Acceptance;
type WithRoom = (roomOf: unknown, judge: Judge) => Judge;

const probeOr =
  (isProbe: () => boolean, probe: Check, check: Check): Check =>
  (...asked) =>
    (isProbe() ? probe : check)(...asked);

/**
 * Checks of a file that name each of their codes whatever they are asked. What passes follows from the questions of a
 * mode, so it is asked for both natures of goods.
 */
export function probed<TModule extends object>(actual: TModule, file: string): TModule {
  const isOn = () => PROBING.isOn;
  const saying = (name: string): Finding[] =>
    codesSaidBy(file, name).map((code) => sharedFinding('BLOCK', code, GIVEN));
  const checks = Object.entries(actual as Record<string, Check>).filter(([name]) => name.endsWith('Findings'));
  const probes = checks.map(([name, check]) => [name, probeOr(isOn, () => saying(name), check)] as const);
  const { settledFindings, withRoom } = actual as { settledFindings?: Settled; withRoom?: WithRoom };
  return {
    ...actual,
    ...Object.fromEntries(probes),
    ...(withRoom && {
      withRoom:
        (roomOf: unknown, judge: Judge): Judge =>
        (form, facts) => {
          if (!isOn()) return withRoom(roomOf, judge)(form, facts);
          const { findings, box, advice } = judge(form, facts);
          return buildAcceptance([...saying('roomFindings'), ...findings], { box, advice });
        },
    }),
    ...(settledFindings && {
      settledFindings: (found: readonly Finding[], looked: object) =>
        isOn()
          ? ['Y', 'N'].flatMap((isDanger) => settledFindings([], { ...looked, isDanger }))
          : settledFindings(found, looked),
    }),
  };
}

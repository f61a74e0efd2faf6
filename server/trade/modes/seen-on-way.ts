import type { OrderState } from '../../../domain/order/life/lifecycle';
import type { KeptWayFile, WayFile } from '../../../domain/order/on-site/way';
import type { Pass } from './after/way';

type Way = Readonly<Partial<Record<OrderState, readonly Pass[]>>>;

/** What was handed in on the way, each called as its mode calls it. */
export function seenOnWay(way: Way, files: readonly KeptWayFile[]): WayFile[] {
  const passes = Object.values(way).flat();
  return files.flatMap(({ docType, ...file }) => {
    const papers = passes.find(({ place }) => place === file.place)?.papers ?? [];
    const paper = papers.find((one) => one.docType === docType)?.name;
    return paper === undefined ? [] : [{ ...file, paper }];
  });
}

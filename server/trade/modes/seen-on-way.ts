import { ORDER_STATES, type OrderState } from '../../../domain/order/life/lifecycle';
import type { KeptWayFile, WayFile } from '../../../domain/order/on-site/way';
import type { Pass } from './after/way';

export function seenOnWay(passesIn: (state: OrderState) => readonly Pass[], files: readonly KeptWayFile[]): WayFile[] {
  const passes = ORDER_STATES.flatMap((state) => passesIn(state));
  return files.flatMap(({ docType, ...file }) => {
    const papers = passes.find(({ place }) => place === file.place)?.papers ?? [];
    const paper = papers.find((one) => one.docType === docType)?.name;
    return paper === undefined ? [] : [{ ...file, paper }];
  });
}

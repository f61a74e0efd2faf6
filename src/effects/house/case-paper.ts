import { readCasePaper } from '../../../contract/house/cases';
import type { DeskPage } from '../../../domain/house/pages';
import type { Gateway } from '../gateway/gateway';
import { fetchPaperBy } from '../papers/fetch-paper';

/** A paper of the order that is open: by another order's number it is not there. */
export const fetchCasePaperVia = (gateway: Gateway, page: () => DeskPage) =>
  fetchPaperBy(({ fileId, preview, signal }) => {
    const here = page();
    const orderNo = here.name === 'case' ? here.orderNo : '';
    return gateway.file(readCasePaper, { orderNo, fileId }, preview, { signal });
  });

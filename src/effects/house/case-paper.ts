import { readCasePaper } from '../../../contract/house/cases';
import type { DeskPage } from '../../../domain/house/pages';
import type { Gateway } from '../gateway/gateway';
import { fetchPaperBy } from '../papers/fetch-paper';
import { WIRES } from './case-calls';

/** A paper of what is open: by the number of anything else it is not there. */
export const fetchCasePaperVia = (gateway: Gateway, page: () => DeskPage) =>
  fetchPaperBy(({ fileId, preview, signal }) => {
    const here = page();
    const { kind, no } = here.name === 'case' ? here.subject : { kind: 'order' as const, no: '' };
    return gateway.file(WIRES[kind].paper ?? readCasePaper, { no, fileId }, preview, { signal });
  });

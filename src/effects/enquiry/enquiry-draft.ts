import * as v from 'valibot';

import { enquiryForm } from '../../../contract/modes/enq';
import { port } from '../../../contract/world/ports';
import type { EnquiryDraft } from '../../../machines/order/enquiry';
import { storage } from '../storage';

const KEY = 'enquiry-draft';

const kept = v.object({ form: enquiryForm, org: v.nullable(port), dst: v.nullable(port) });

/** Unreadable content, of an earlier release or edited by hand, counts as none. */
export function readEnquiryDraft(): EnquiryDraft | null {
  try {
    const found = v.safeParse(kept, JSON.parse(storage.read(KEY) ?? 'null'));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

export function saveEnquiryDraft(_: unknown, { form, org, dst }: EnquiryDraft): void {
  storage.write(KEY, JSON.stringify({ form, org, dst }));
}

export const dropEnquiryDraft = (): void => void storage.write(KEY, 'null');

import type { ReactNode } from 'react';

import type { EnquiryActor } from '../../../machines/order/enquiry';
import { Enquiry } from './enquiry';
import { FileChecklist, type WantedPaper } from '../../features/file-upload/file-checklist';
import { Picker } from '../../features/port-picker/picker';

/** `price`: what the same would cost now; a chart looked at by itself has none beside it. */
export function EnquiryFclPage({ actor, price = null }: { actor: EnquiryActor; price?: ReactNode }) {
  return (
    <Enquiry
      actor={actor}
      price={price}
      renderPicker={(picker, dress) => <Picker actor={picker} {...dress} />}
      renderPapers={(papers, wanted) => (
        <FileChecklist
          actor={papers}
          wanted={wanted.map((paper): WantedPaper => ({ ...paper, standing: 'optional' }))}
        />
      )}
    />
  );
}

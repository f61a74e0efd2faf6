import type { ReactNode } from 'react';

import type { EnquiryActor } from '../../../machines/order/enquiry';
import { Enquiry } from './enquiry';
import { FileChecklist, type WantedPaper } from '../../features/file-upload/file-checklist';
import { Picker } from '../../features/port-picker/picker';

/** `price`: instant price beside the form; absent when the chart is shown alone. */
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

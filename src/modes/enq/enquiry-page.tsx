import type { EnquiryActor } from '../../../machines/order/enquiry';
import { Enquiry } from './enquiry';
import { FileChecklist, type WantedPaper } from '../../features/file-upload/file-checklist';
import { Picker } from '../../features/port-picker/picker';

export function EnquiryFclPage({ actor }: { actor: EnquiryActor }) {
  return (
    <Enquiry
      actor={actor}
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

import type { EnquiryActor } from '../../../machines/order/enquiry';
import type { EnquiryPriceActor } from '../../../machines/order/enquiry-price';
import { Enquiry } from './enquiry';
import { EnquiryPrice } from './enquiry-price';
import { FileChecklist, type WantedPaper } from '../../features/file-upload/file-checklist';
import { Picker } from '../../features/port-picker/picker';

export function EnquiryFclPage({ actor, price }: { actor: EnquiryActor; price: EnquiryPriceActor }) {
  return (
    <Enquiry
      actor={actor}
      price={<EnquiryPrice actor={price} />}
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

import { selectBuyerPapers, type BuyerPapersView } from '../../../machines/identity/buyer-papers';
import * as stories from '../../../stories/identity/buyer-papers.stories';
import { describeStories } from '../../support/model/describe-stories';
import { buyerPapersPlan } from '../../support/plans/identity/buyer-papers.plan';

function sight(view: BuyerPapersView): string {
  const { stage, isHanding, takingBackId, sheet, faults, failureCode, notice } = view;
  if (stage !== 'listed') return stage;
  if (isHanding) return 'handing in';
  if (takingBackId !== null) return 'taking back';
  if (failureCode !== null) return failureCode;
  if (notice !== null) return notice;
  if (!sheet.mayHandIn) return 'closed';
  if (faults.file === 'licenceKind' || faults.file === 'licenceTooLarge') return faults.file;
  if (Object.keys(faults).length > 0) return 'faulted';
  return sheet.records.length > 0 ? 'listed' : 'blank';
}

describeStories({
  plan: buyerPapersPlan,
  select: selectBuyerPapers,
  stories,
  looks: (view) => ({ sight: sight(view) }),
});

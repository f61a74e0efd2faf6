import { hasShed, nearestShedPort } from '../../../domain/modes/lcl/ports';
import { type LclQuery, lclQuestion } from '../../../domain/modes/lcl/search';
import { routePath } from '../../../domain/routes';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { Icon } from '../../ui/mark/icon';
import { TextLink } from '../../ui/press/text-link';

const { shedless: copy } = lclSearchCopy;

/** A port without a warehouse links to the nearest one with it, keeping the question. */
export function NearestShed({ asked }: { asked: LclQuery }) {
  const { org } = asked;
  if (org === null || hasShed(org)) return null;
  const nearest = nearestShedPort(org);
  return (
    <p className="mb-3 flex items-center gap-3 rounded-card border border-warn bg-warn-tint px-4 py-3">
      <Icon name="alert" className="flex-none text-warn" />
      <span className="flex flex-wrap gap-x-3 text-ink">
        <span role="status">{nearest === null ? copy.none : copy.nearest(copy.ports[nearest])}</span>
        {nearest !== null && (
          <TextLink href={lclQuestion.address(routePath('shippingLcl'), { ...asked, org: nearest })}>
            {copy.go(copy.ports[nearest])}
          </TextLink>
        )}
      </span>
    </p>
  );
}

import { askedAddress, askedFor } from '../../../../domain/offer/sailing-address';
import { nearbyPorts } from '../../../../domain/places/nearby';
import { pathOf } from '../../../../domain/routes';
import { nearbyWords } from '../../../copy/nearby';
import { sailingsCopy } from '../../../copy/sailings';
import { StatusStrip } from '../../../ui/show/status-strip';
import { TextLink } from '../../../ui/press/text-link';
import type { SailingBoardView } from './board-view';

/** Where nothing on the lane can be had for these goods: what sails from ports nearby, and does not refuse them. */
export function NearbyPorts({ view: { facets, search } }: { view: Pick<SailingBoardView, 'facets' | 'search'> }) {
  const { Y, R, M } = facets.answers;
  const ports = nearbyPorts(search.orgPortCode);
  if (facets.count === 0 || Y + R + M > 0 || ports.length === 0) return null;
  const asked = askedFor(search, null);
  return (
    <div className="mb-3">
      <StatusStrip
        tone="warn"
        way={
          <span className="flex flex-wrap gap-x-4 gap-y-2">
            {ports.map(({ code, nameCn }) => (
              <TextLink key={code} href={`${askedAddress(pathOf('shippingFcl'), { ...asked, org: code })}&v=Y.R`}>
                {nearbyWords(nameCn)}
              </TextLink>
            ))}
          </span>
        }
      >
        {sailingsCopy.noneGoes}
      </StatusStrip>
    </div>
  );
}

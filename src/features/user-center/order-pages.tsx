import type { CenterPerson } from '../../../machines/identity/user-center';
import { brand } from '../../copy/brand';
import { userCenterCopy } from '../../copy/user-center';
import { ButtonLink } from '../../ui/press/button-link';
import { Card, Empty, PageHead } from './center-parts';

const { wholeVehicle, special, pages, workplace } = userCenterCopy;

export function WholeVehiclePage({ person: { wholeVehicleOrders } }: { person: CenterPerson }) {
  return (
    <>
      <PageHead title={pages.wholeVehicle} lead={wholeVehicle.lead} />
      {wholeVehicleOrders.length === 0 ? (
        <Empty title={wholeVehicle.none} text={wholeVehicle.noneText}>
          <ButtonLink href="/domesticTrade" look="line">
            {workplace.toSite}
          </ButtonLink>
        </Empty>
      ) : (
        <Card title={wholeVehicle.orderNo}>
          <ol className="mt-3 divide-y divide-line">
            {wholeVehicleOrders.map((orderNo) => (
              <li key={orderNo} className="py-2.5 wrap-anywhere text-ink">
                {orderNo}
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}

/** The page of the one enterprise that has one; anybody else is told whose it is. */
export function SpecialPage({ person: { isSpecial, enterpriseName } }: { person: CenterPerson }) {
  if (!isSpecial)
    return (
      <>
        <PageHead title={pages.special} lead={special.closed} />
        <Empty title={special.closed} text={special.closedText}>
          <ButtonLink href={`tel:${brand.serviceLine}`} look="line">
            {brand.serviceLine}
          </ButtonLink>
        </Empty>
      </>
    );
  return (
    <>
      <PageHead title={pages.special} lead={special.lead(enterpriseName ?? '')} />
      <Card title={enterpriseName ?? ''}>
        <p className="mt-3">{special.text}</p>
      </Card>
    </>
  );
}

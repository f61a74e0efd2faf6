import { shippingFclCopy } from '../../copy/pages/shipping-fcl';
import { ServicePage } from '../../features/page/service-page';

/** What the service is for, below its search. */
export const Intro = () => <ServicePage name="shippingFcl" copy={shippingFclCopy} isBelowTool />;

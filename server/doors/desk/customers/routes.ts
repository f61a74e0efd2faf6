import { findCustomers, readCustomer } from '../../../../contract/house/customers';
import type { Route } from '../../../base/http/route';
import type { StaffDoor } from '../../../people/staff/serve';
import { type CustomerDeps, lookAtCustomer } from './customer';
import { searchCustomers } from './find';

export type CustomerDeskDeps = CustomerDeps & { door: StaffDoor };

export const customerDeskRoutes = ({ door, ...deps }: CustomerDeskDeps): Route[] => [
  door.serve(findCustomers, ({ text }) => searchCustomers(deps.database, text)),
  door.serve(readCustomer, (ref, reader) => lookAtCustomer(deps, ref, reader)),
];

import type { ClosureCase, ClosureReading, QueuedClosure } from '../../../../../domain/house/case';
import type { TestGateway } from '../../../support/gateway';
import { casesBy } from './cases';
import type { Colleague } from './staff';

export const closuresBy = (gateway: TestGateway, who: Colleague) =>
  casesBy<ClosureCase, QueuedClosure, { closure: ClosureReading | null }>(gateway, who, {
    one: 'closure',
    all: 'closures',
  });

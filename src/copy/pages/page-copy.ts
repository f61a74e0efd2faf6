import type { RouteName } from '../../../domain/routes';

export type PageAction = { label: string; to: RouteName };

type StateCopy = { empty: string; error: string };

type Point = { title: string; text: string };

export type ServiceCopy = StateCopy & {
  purpose: string;
  action: PageAction;
  points: readonly Point[];
  prepare: readonly string[];
  related: readonly RouteName[];
};

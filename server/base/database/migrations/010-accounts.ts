import type { Migration } from './migration';

export const accounts: Migration = {
  version: 10,
  name: 'accounts',
  statements: [
    `create table enterprises (
      id text primary key,
      mcp_code text not null unique,
      name text not null,
      credit_code text not null unique,
      audit_status text not null
    )`,
    `create table enterprise_entries (
      id text primary key,
      enterprise_id text not null references enterprises (id),
      app_source text not null,
      service_name text not null,
      status text not null
    )`,
    `create index enterprise_entries_of on enterprise_entries (enterprise_id, app_source)`,
    `create table users (
      id text primary key,
      phone text not null unique,
      name text not null,
      avatar text not null default '',
      roles text[] not null,
      password_hash text not null,
      user_source text not null,
      enterprise_id text references enterprises (id),
      created_at timestamptz not null
    )`,
    `create table consents (
      id text primary key,
      user_id text not null references users (id),
      document text not null,
      version text not null,
      flow text not null,
      agreed_at timestamptz not null
    )`,
    `create index consents_of on consents (user_id)`,
    `create table whole_vehicle_orders (
      order_no text primary key,
      user_id text not null references users (id),
      created_at timestamptz not null
    )`,
    `create index whole_vehicle_orders_of on whole_vehicle_orders (user_id, created_at)`,
  ],
};

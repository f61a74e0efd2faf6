import { type Access, type Endpoint, isForStaff } from '../wire/endpoint';
import { STAFF_COOKIE } from '../house/cookie';
import { type JsonSchema, toJsonSchema } from '../wire/json-schema';

const PARAMETER = /:(\w+)/g;

const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { code: { type: 'string' }, message: { type: 'string' }, data },
  required: ['code', 'message', 'data'],
});

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

function endpointParameters({ method, path }: Endpoint, request: JsonSchema) {
  const properties = (request['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = new Set((request['required'] ?? []) as string[]);
  const inPath = new Set([...path.matchAll(PARAMETER)].map(([, name = '']) => name));
  return Object.entries(properties)
    .filter(([name]) => inPath.has(name) || method === 'GET')
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.has(name),
      schema,
    }));
}

function withoutPath(path: string, request: JsonSchema): JsonSchema {
  const inPath = new Set([...path.matchAll(PARAMETER)].map(([, name = '']) => name));
  const properties = Object.entries((request['properties'] ?? {}) as Record<string, JsonSchema>);
  const required = ((request['required'] ?? []) as string[]).filter((name) => !inPath.has(name));
  return { ...request, properties: Object.fromEntries(properties.filter(([name]) => !inPath.has(name))), required };
}

function accessKeys(access: Access) {
  if (isForStaff(access)) return { staff: [] };
  return access === 'session' ? { token: [] } : {};
}

function buildOperation(name: string, endpoint: Endpoint) {
  const request = toJsonSchema(endpoint.request);
  const isPost = endpoint.method === 'POST';
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1]],
    parameters: endpointParameters(endpoint, request),
    ...(isPost ? { requestBody: { required: true, content: json(withoutPath(endpoint.path, request)) } } : {}),
    responses: {
      '200': {
        description: '成功，或业务拒绝（code 不为 00000000）',
        content: json(envelope(toJsonSchema(endpoint.reply))),
      },
      '4XX': { description: '请求有误', content: json(envelope({})) },
    },
    security: [{ appCode: [], ...accessKeys(endpoint.access) }],
    ...(isForStaff(endpoint.access) ? { 'x-roles': endpoint.access } : {}),
  };
}

const key = (place: 'header' | 'cookie', name: string) => ({ type: 'apiKey', in: place, name });

export function openApiDocument(table: Readonly<Record<string, Endpoint>>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(table)) {
    const path = endpoint.path.replaceAll(PARAMETER, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: buildOperation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: '化途 ChemLane 网关', version: '1' },
    paths,
    components: {
      securitySchemes: {
        appCode: key('header', 'appCode'),
        token: key('header', 'Authorization'),
        staff: key('cookie', STAFF_COOKIE),
      },
    },
  };
}

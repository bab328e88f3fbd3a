// OpenAPI 3.1: generated from the contracts, so that it cannot say anything else than the server
// does.
import { z } from 'zod';
import { UploadedFile } from '@purlin/contracts/fields.ts';
import {
  doorsOf,
  keyRightOf,
  PASSWORD_MINUTES,
  pathValues,
  successesOf,
  type Action,
  type Command,
  type Contract,
  type Export,
  type Route,
} from '@purlin/contracts/route.ts';
import type { Product } from '../core/product.ts';
import { REMEMBERED_DAYS } from '../core/tasks/pruning.ts';
import { keyHeader } from './access.ts';

/** `x-request-id` as people write it: X-Request-Id. */
const inHeaderCase = (name: string): string =>
  name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

type Schemas = Record<string, unknown>;

/** A shape as JSON Schema; shapes with an id of their own move to the document's components. */
function json(shape: z.ZodType, io: 'input' | 'output', schemas: Schemas): Record<string, unknown> {
  const text = JSON.stringify(z.toJSONSchema(shape, { io, unrepresentable: 'any' })).replaceAll(
    '"#/$defs/',
    '"#/components/schemas/',
  );
  const { $schema: _, $defs, ...schema } = JSON.parse(text) as Record<string, unknown>;
  Object.assign(schemas, $defs);
  return schema;
}

const problem = {
  description: 'Refused; `message` says what to do',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const passwordNeeded = {
  ...problem,
  description:
    `Refused: the permission is missing (\`forbidden\`), or the password was entered more than ` +
    `${PASSWORD_MINUTES} minutes ago (\`password-needed\`). Send it to ` +
    '`POST /api/auth/confirm-password`, then repeat the call',
};

const receipt = {
  description: 'Done; the result can be read in a moment',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Receipt' } } },
};

function parameters(route: Route | Export, schemas: Schemas): unknown[] {
  const fields = (place: string, shape: z.ZodType): unknown[] => {
    const schema = json(shape, 'input', schemas) as {
      properties?: Record<string, unknown>;
      required?: string[];
    };
    return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || (schema.required ?? []).includes(name),
      schema: field,
    }));
  };
  const queryOf = (door: Route | Export): unknown[] => {
    if (door.kind === 'query' || door.kind === 'download') return fields('query', door.query);
    return door.kind === 'export'
      ? fields('query', door.list.query).filter(
          (field) => !['limit', 'cursor'].includes((field as { name: string }).name),
        )
      : [];
  };
  const { or } = route;
  const header = or
    ? [
        {
          name: inHeaderCase(keyHeader(or)),
          in: 'header',
          required: false,
          schema: { type: 'string' },
          description: `The ${or.replaceAll('-', ' ')}, if there is no team member’s session`,
        },
      ]
    : [];
  const key =
    route.method === 'GET'
      ? []
      : [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            schema: { type: 'string' },
            description: `Repeating a key within ${REMEMBERED_DAYS} days never runs the call twice`,
          },
        ];
  return [...fields('path', pathValues(route.path)), ...queryOf(route), ...header, ...key];
}

/** What the answer is made of, by its media type. */
function contentOf(route: Route | Export, schemas: Schemas): unknown {
  if (route.kind === 'download')
    return { [route.type]: { schema: { type: 'string', format: 'binary' } } };
  if (route.kind === 'export') return { 'text/csv': { schema: { type: 'string' } } };
  return { 'application/json': { schema: json(route.answer, 'output', schemas) } };
}

/** What is sent: a file of some types, or in parts before; else JSON. */
const bodyOf = ({ takes, body }: Command | Action, schemas: Schemas): unknown =>
  takes
    ? {
        ...Object.fromEntries(
          takes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
        'application/json': { schema: json(UploadedFile, 'input', schemas) },
      }
    : { 'application/json': { schema: json(body, 'input', schemas) } };

/** What lets a caller in: a session, and where its rights reach an API key. */
function securityOf(route: Route | Export): unknown[] {
  if (route.right === 'everyone') return [];
  const right = keyRightOf(route);
  return [{ session: [] }, ...(right ? [{ apiKey: [right] }] : [])];
}

function operation(name: string, room: string, route: Route | Export, schemas: Schemas): unknown {
  const [done, accepted] = successesOf(route);
  const body =
    'body' in route
      ? {
          requestBody: { content: bodyOf(route, schemas) },
        }
      : {};
  return {
    operationId: `${room}.${name}`,
    tags: [room],
    summary: route.summary,
    security: securityOf(route),
    parameters: parameters(route, schemas),
    ...body,
    responses: {
      [done]: { description: 'Done', content: contentOf(route, schemas) },
      ...(accepted ? { [accepted]: receipt } : {}),
      ...(route.password ? { 403: passwordNeeded } : {}),
      default: problem,
    },
  };
}

const schemesWith = (sessionCookie: string): unknown => ({
  session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key from Settings, API Keys, in the header Authorization: Bearer, without a session. ' +
      'Each call it can make names the permission the key must have.',
  },
});

/** The document for all rooms' contracts. */
export function openApi(
  contracts: Readonly<Record<string, Contract>>,
  { name: title, sessionCookie }: Pick<Product, 'name' | 'sessionCookie'>,
): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Schemas = {};
  for (const [room, contract] of Object.entries(contracts))
    for (const [name, route] of doorsOf(contract))
      (paths[route.path.replace(/:(\w+)/g, '{$1}')] ??= {})[route.method.toLowerCase()] = operation(
        name,
        room,
        route,
        schemas,
      );
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Money is a decimal string with two places, a rate one with two to four; quantities and ' +
        'percentages have up to four. Dates are ISO 8601. Lists return an array and, if there is ' +
        'more, the header X-Next-Cursor; the same path with .csv returns all rows as a file.',
    },
    paths,
    components: {
      securitySchemes: schemesWith(sessionCookie),
      schemas: {
        ...schemas,
        Receipt: {
          type: 'object',
          required: ['id', 'revision', 'position'],
          properties: {
            id: { type: 'integer' },
            revision: { type: 'integer' },
            position: { type: 'string' },
            location: { type: 'string' },
          },
        },
        Problem: {
          type: 'object',
          required: ['status', 'code', 'message'],
          properties: {
            status: { type: 'integer' },
            code: { type: 'string' },
            message: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  };
}

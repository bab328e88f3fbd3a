// Faults as Intuit words them, with the status they usually come with.

/** What is wrong with a request, by Intuit's own number. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly type: string;
  constructor(
    [code, message, type = 'ValidationFault']: readonly [
      code: string,
      message: string,
      type?: string,
    ],
    detail: string,
    status = 400,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.type = type;
  }
}

/** As it goes out. */
export const faultBody = ({ code, message, detail, type }: Fault) => ({
  Fault: { Error: [{ Message: message, Detail: detail, code, element: '' }], type },
  time: new Date().toISOString(),
});

export const FAULTS = {
  inactive: ['610', 'Object Not Found'],
  unknownReference: ['2500', 'Invalid Reference Id'],
  required: ['2020', 'Required param missing, need to supply the required value for the API'],
  tooLong: ['2050', 'String length is either shorter or longer than supported by specification'],
  illegal: ['2090', 'Invalid Name'],
  stale: ['5010', 'Stale Object Error'],
  amount: ['6070', 'Amount calculation incorrect in the request'],
  duplicateNumber: ['6140', 'Duplicate Document Number Error'],
  lapsed: ['6190', 'Invalid Company Status'],
  closed: ['6200', 'Account Period Closed, Cannot Update Through Services'],
  duplicateName: ['6240', 'Duplicate Name Exists Error'],
  business: ['6000', 'A business validation error has occurred while processing your request'],
  query: ['4000', 'Error parsing query', 'QueryParserError'],
  throttle: ['003001', 'message=ThrottleExceeded; errorCode=003001; statusCode=429', 'SERVICE'],
  encoding: ['500', 'Unsupported Operation'],
  signedOut: [
    '3200',
    'message=AuthenticationFailed; errorCode=003200; statusCode=401',
    'AUTHENTICATION',
  ],
  down: ['10000', 'An application error has occurred while processing your request', 'SystemFault'],
} as const satisfies Readonly<Record<string, readonly [string, string, string?]>>;

/** Throws it. */
export const faulty = (kind: keyof typeof FAULTS, detail: string, status = 400): never => {
  throw new Fault(FAULTS[kind], detail, status);
};

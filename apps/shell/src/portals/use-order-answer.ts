// Answers a work order: the request, and the message if it is rejected.
import { workOrders, type WorkOrder } from '@purlin/contracts/work-orders.ts';
import { useCommand, type ApiProblem } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/orders.ts';
import { useEffect, useRef } from 'react';
import type { Times } from './order-dates.ts';

type Refused = ApiProblem | undefined;

/** The error worded for the vendor; the server's text is for the scheduler. */
export function refusalText(problem: ApiProblem): string {
  switch (problem.code) {
    case 'job-moved-meanwhile':
      return say('moved-meanwhile');
    case 'job-is-over':
      return say('over-meanwhile');
    case 'vendor-not-on-job':
    case 'forbidden':
      return say('gone-meanwhile');
    default:
      return problem.message;
  }
}

const quietly = { toast: 'none' } as const;

export interface Answering {
  readonly confirm: () => Promise<boolean>;
  readonly decline: (reason: string) => Promise<boolean>;
  readonly propose: (to: Times, note: string) => Promise<boolean>;
  readonly withdraw: () => Promise<boolean>;
  readonly pending: boolean;
  readonly problem: Refused;
}

/** `onRefused` refetches the orders, because what the vendor saw is outdated. It is called once. */
export function useOrderAnswer(
  { jobId, startDate, endDate }: WorkOrder,
  onRefused: (problem: ApiProblem) => void,
): Answering {
  const confirm = useCommand(workOrders.confirm, quietly);
  const decline = useCommand(workOrders.decline, quietly);
  const propose = useCommand(workOrders.propose, quietly);
  const withdraw = useCommand(workOrders.withdraw, quietly);
  const all = [confirm, decline, propose, withdraw];
  const params = { id: jobId };
  const seen = { startDate, endDate };
  const problem = all.find((one) => one.problem)?.problem;
  const latest = useRef(onRefused);
  useEffect(() => {
    latest.current = onRefused;
  });
  useEffect(() => {
    if (problem) latest.current(problem);
  }, [problem]);
  /** Whether the answer was accepted. Clears the error of an earlier one. */
  const succeeded = async (run: () => Promise<unknown>): Promise<boolean> => {
    for (const one of all) one.reset();
    return (await run()) !== undefined;
  };
  return {
    confirm: () => succeeded(() => confirm.run({ params, body: { seen } })),
    decline: (reason) => succeeded(() => decline.run({ params, body: { seen, reason } })),
    propose: (to, note) => succeeded(() => propose.run({ params, body: { seen, ...to, note } })),
    withdraw: () => succeeded(() => withdraw.run({ params })),
    pending: all.some(({ pending }) => pending),
    problem,
  };
}

// Commands on Nest's bus: one message and one handler per decider.
import type { Provider } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import type { AnyDecider, Message } from '@purlin/event-sourcing/decider.ts';
import { Decisions, type Asker, type CommandServices, type Receipt } from './commands.ts';

/**
 * A command on its way to a decider. Each decider gets a subclass of its own, because the bus finds
 * handlers by class.
 */
export class CommandMessage extends Command<Receipt> {
  readonly id: number | 'new';
  readonly command: Message;
  readonly asker: Asker;
  constructor(id: number | 'new', command: Message, asker: Asker) {
    super();
    this.id = id;
    this.command = command;
    this.asker = asker;
  }
}

export interface CommandRoute {
  readonly decider: AnyDecider;
  readonly Message: new (id: number | 'new', command: Message, asker: Asker) => CommandMessage;
  readonly provider: Provider;
  /** What became of any of these commands under the asker's key earlier. Throws KeyReused. */
  earlier(id: number | 'new', types: readonly string[], asker: Asker): Promise<Receipt | undefined>;
  /** Lets go of what is remembered of a stream, or of all. */
  forget(stream?: string): void;
}

/**
 * The message class and the handler of a decider, registered with the bus under its category's
 * name.
 */
export function commandsOf(decider: AnyDecider, services: CommandServices): CommandRoute {
  const decisions = new Decisions(decider, services);
  class DeciderMessage extends CommandMessage {}
  class DeciderHandler {
    execute({ id, command, asker }: CommandMessage): Promise<Receipt> {
      return decisions.carryOut(id, command, asker);
    }
  }
  Object.defineProperty(DeciderMessage, 'name', { value: `${decider.category}Command` });
  Object.defineProperty(DeciderHandler, 'name', { value: `${decider.category}CommandHandler` });
  CommandHandler(DeciderMessage)(DeciderHandler);
  return {
    decider,
    Message: DeciderMessage,
    provider: DeciderHandler,
    earlier: (id, types, asker) => decisions.earlier(id, types, asker),
    forget: (stream) => decisions.forget(stream),
  };
}

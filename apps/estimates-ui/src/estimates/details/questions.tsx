// The client's questions about the estimate, and our answers.
import type { Estimate, Question } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { Button, Panel, StatusBadge, TextAreaField, useUnsaved } from '@purlin/ui/ui.ts';
import { May, Moment, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-page.ts';
import { useForm } from 'react-hook-form';

export function Questions({
  estimate: { id, questions, client },
}: {
  readonly estimate: Estimate;
}) {
  const open = questions.filter(({ answer }) => answer === null).length;
  if (questions.length === 0) return null;
  return (
    <Panel
      title={say('questions')}
      actions={open > 0 && <StatusBadge tone="warn" label={say('to-answer', { count: open })} />}
    >
      <ol className="est-talk">
        {questions.map((question) => (
          <li key={question.id}>
            <p className="est-talk-who">
              <strong>{client.name}</strong>{' '}
              {say(question.kind === 'change_request' ? 'asks-changes' : 'asks')}{' '}
              <span aria-hidden>·</span> <Moment at={question.askedAt} />
            </p>
            <blockquote className="pl-prewrap">{question.text}</blockquote>
            {question.answer === null ? (
              <May call={estimates.answer}>
                <Answering estimateId={id} question={question} client={client} />
              </May>
            ) : (
              <>
                <p className="est-talk-who est-talk-us">
                  {say('answered')}
                  {question.answeredAt && (
                    <>
                      {' '}
                      <span aria-hidden>·</span> <Moment at={question.answeredAt} />
                    </>
                  )}
                </p>
                <blockquote className="pl-prewrap est-talk-us">{question.answer}</blockquote>
              </>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Answering({
  estimateId,
  question,
  client,
}: {
  readonly estimateId: number;
  readonly question: Question;
  readonly client: Estimate['client'];
}) {
  const form = useForm({ defaultValues: { text: '' } });
  const saved = useUnsaved(form.formState.isDirty);
  const answer = useCommand(estimates.answer, {
    toast: {
      done: {
        title: say('answer-sent'),
        description:
          client.email === null
            ? say('answer-seen-by-hand', { client: client.name })
            : say('answer-seen', { client: client.name }),
      },
      failed: say('answer-failed'),
    },
  });
  const submit = form.handleSubmit(async ({ text }) => {
    if (await answer.run({ params: { id: estimateId }, body: { questionId: question.id, text } }))
      saved();
  });
  return (
    <form className="pl-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label={say('your-answer')}
        rows={3}
        maxLength={4000}
        help={
          client.email === null ? say('answer-on-page-only', { client: client.name }) : undefined
        }
        error={form.formState.errors.text?.message ?? answer.problem?.message}
        {...form.register('text', {
          validate: (text) => text.trim() !== '' || say('message-needed'),
        })}
      />
      <div className="pl-actions">
        <Button
          type="submit"
          intent="primary"
          text={say(answer.pending ? 'sending' : 'send-answer')}
          disabled={answer.pending}
        />
      </div>
    </form>
  );
}

// What the client asked about the estimate, and our answers.
import type { Estimate, Question } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { Button, Panel, StatusBadge, TextAreaField, useUnsaved } from '@purlin/ui/ui.ts';
import { May, Moment, useCommand } from '@purlin/web/web.ts';
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
      title="Questions"
      actions={open > 0 && <StatusBadge tone="warn" label={`${open} to answer`} />}
    >
      <ol className="est-talk">
        {questions.map((question) => (
          <li key={question.id}>
            <p className="est-talk-who">
              <strong>{client.name}</strong>{' '}
              {question.kind === 'change_request' ? 'asks for changes' : 'asks'}{' '}
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
                  Answered
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
        title: 'Answer sent',
        description:
          client.email === null
            ? `${client.name} sees it on the estimate’s page, and has no e-mail address: tell them.`
            : `${client.name} gets it by e-mail and sees it on the estimate’s page.`,
      },
      failed: 'The answer could not be sent',
    },
  });
  const submit = form.handleSubmit(async ({ text }) => {
    if (await answer.run({ params: { id: estimateId }, body: { questionId: question.id, text } }))
      saved();
  });
  return (
    <form className="pl-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label="Your answer"
        rows={3}
        maxLength={4000}
        help={
          client.email === null
            ? `${client.name} has no e-mail address: it stands on the estimate’s page only.`
            : undefined
        }
        error={form.formState.errors.text?.message ?? answer.problem?.message}
        {...form.register('text', {
          validate: (text) => text.trim() !== '' || 'Please write a message',
        })}
      />
      <div className="pl-actions">
        <Button
          type="submit"
          intent="primary"
          text={answer.pending ? 'Sending...' : 'Send Answer'}
          disabled={answer.pending}
        />
      </div>
    </form>
  );
}

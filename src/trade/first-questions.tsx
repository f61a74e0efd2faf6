type QuestionsProps = { id: string; title: string; questions: readonly { title: string; text: string }[] };

export const FirstQuestions = ({ id, title, questions }: QuestionsProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="text-24">
      {title}
    </h2>
    <ul className="mt-6 grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
      {questions.map((question) => (
        <li key={question.title} className="border-b border-line py-5">
          <h3 className="text-16">{question.title}</h3>
          <p className="mt-1 text-muted">{question.text}</p>
        </li>
      ))}
    </ul>
  </section>
);

// The logo beside the business name: a gable with three courses.
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path className="mark-roof" d="M20 5 39 25H32V35H8V25H1z" />
      <path
        className="mark-course"
        d={
          'M11.5 19.5h17M8 25h24M8 30.5h24M16 19.5v5.5M24 19.5v5.5M12 25v5.5M20 25v5.5M28 ' +
          '25v5.5M16 30.5V35M24 30.5V35'
        }
      />
    </svg>
  );
}

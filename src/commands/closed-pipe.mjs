/**
 * Imported first by every command that prints: whoever reads of it only the beginning (`… | head`) closes the pipe, and
 * the command ends quietly, with the exit status that it has so far.
 */

for (const stream of [process.stdout, process.stderr])
  stream.on('error', (problem) => {
    if (problem.code !== 'EPIPE') throw problem
    process.exit()
  })

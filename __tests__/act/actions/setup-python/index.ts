console.log(`Python ${process.env['INPUT_PYTHON-VERSION']}`)
